-- A ride of a recurring offer that was edited alone: the day that the offer had it on. The nights do not repeat it.
alter table carona add column dia_serie date;
