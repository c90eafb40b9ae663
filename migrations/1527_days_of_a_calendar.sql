-- PostgreSQL takes a row of days for a thousand where it does not plan for one call's dates, and reads everybody's
-- birthdays for them. A calendar asks for some days (`pnpm day`, docs/day.md).
create function dias_entre(de date, ate date) returns setof date
  language sql immutable strict parallel safe rows 8
  as $$ select d::date from generate_series(de::timestamp, ate::timestamp, interval '1 day') d $$;
