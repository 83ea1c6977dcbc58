-- One script for SQLite and PostgreSQL: text, bigint, integer and double precision only. Times are
-- milliseconds since 1970 UTC. Tables marked "append only" are never updated.

create table secret (
  name text primary key,
  value text not null
);

create table person (
  id text primary key,
  kind text not null,
  name text not null,
  name_key text not null,
  password text,
  owner text references person (id),
  admin integer not null default 0,
  created_at bigint not null,
  deleted_at bigint
);
create unique index person_name on person (name_key);
create index person_owner on person (owner);

create table session (
  token_hash text primary key,
  id text not null unique,
  person text not null references person (id),
  kind text not null,
  agent text not null,
  created_at bigint not null,
  seen_at bigint not null
);
create index session_person on session (person);

create table offer (
  id text primary key,
  owner text not null references person (id),
  game text not null,
  settings text not null,
  clock text not null,
  pace text not null,
  rated integer not null,
  access text not null,
  state text not null,
  match_id text,
  created_at bigint not null
);
create index offer_open on offer (state, access, created_at);
create index offer_owner on offer (owner, state);

create table seek (
  person text primary key references person (id),
  game text not null,
  pace text not null,
  rated integer not null,
  rating double precision not null,
  since bigint not null,
  seen_at bigint not null
);

-- What was agreed on stands in the upper half and never changes; the lower half repeats what the
-- events say, so that lists need not fold them, and can be rebuilt.
create table game_match (
  id text primary key,
  game text not null,
  settings text not null,
  clock text not null,
  pace text not null,
  rated integer not null,
  public integer not null,
  seat_a text not null references person (id),
  seat_b text not null references person (id),
  name_a text not null,
  name_b text not null,
  previous text,
  strength double precision not null,
  created_at bigint not null,
  state text not null,
  phase text not null,
  seq integer not null,
  game_number integer not null,
  score_a integer not null,
  score_b integer not null,
  to_act text,
  position text,
  winner text,
  next text,
  ended_at bigint,
  due_at bigint
);
create index match_due on game_match (due_at);
create index match_state on game_match (state, public, strength);
create index match_a on game_match (seat_a, state);
create index match_b on game_match (seat_b, state);
create index match_ended on game_match (ended_at);

-- Append only.
create table event (
  match_id text not null references game_match (id),
  seq integer not null,
  at bigint not null,
  line text not null,
  rule integer not null,
  seat text,
  command_id text,
  upto integer,
  lag_ms integer not null,
  primary key (match_id, seq)
);
create unique index event_command on event (match_id, seat, command_id);

-- Append only. The seeds of dice, drawn before their game and shown after it.
create table seed (
  match_id text not null references game_match (id),
  game integer not null,
  seed text not null,
  primary key (match_id, game)
);

create table ledger_account (
  id text primary key,
  balance bigint not null,
  entries integer not null,
  check (balance >= 0 or id = 'bank')
);

-- Append only, both.
create table ledger_transaction (
  id text primary key,
  kind text not null,
  match_id text,
  at bigint not null,
  unique (match_id, kind)
);
create table ledger_entry (
  account text not null references ledger_account (id),
  n integer not null,
  tx text not null references ledger_transaction (id),
  amount bigint not null,
  balance bigint not null,
  primary key (account, n)
);
create index ledger_entry_tx on ledger_entry (tx);

create table rating (
  person text not null references person (id),
  game text not null,
  r double precision not null,
  rd double precision not null,
  vol double precision not null,
  matches integer not null,
  at bigint not null,
  primary key (person, game)
);
create index rating_best on rating (game, r);

create table rating_change (
  match_id text not null references game_match (id),
  person text not null references person (id),
  game text not null,
  at bigint not null,
  score double precision not null,
  r_before double precision not null,
  r double precision not null,
  rd double precision not null,
  vol double precision not null,
  primary key (match_id, person)
);
create index rating_change_person on rating_change (person, game, at);

create table chat (
  match_id text not null references game_match (id),
  id integer not null,
  at bigint not null,
  seat text not null,
  phrase text,
  body text,
  primary key (match_id, id)
);
create table chat_off (
  match_id text not null references game_match (id),
  seat text not null,
  primary key (match_id, seat)
);

create table stored_record (
  id text primary key,
  person text not null references person (id),
  created_at bigint not null,
  body text not null
);
