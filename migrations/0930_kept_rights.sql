-- What its sender might when an answer was kept: a repeated call is answered only while they still may.
alter table idempotencia add column direitos jsonb;
