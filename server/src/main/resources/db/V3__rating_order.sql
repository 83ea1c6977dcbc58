-- Append only. Which of two rated matches came first cannot be told from their logs when they ended
-- in the same moment, so the time of rating is kept here: later than that of any match either player
-- had been rated for in that game.
create table rating_order (
  match_id text primary key references game_match (id),
  at bigint not null
);
insert into rating_order (match_id, at)
  select match_id, max(at) from rating_change group by match_id;
