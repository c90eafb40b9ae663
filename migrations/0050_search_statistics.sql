-- How many people hold a piece of text is guessed from samples of the search column. With the usual hundred a
-- surname of one in twenty looks like nobody's, and the planner gives up the covering index for the trigrams.
alter table rh_usuario alter column busca set statistics 400;
