-- What an account likes, as JSON. Only the pages understand it.
alter table person add column preferences text;
