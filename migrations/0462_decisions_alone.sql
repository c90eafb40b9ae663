-- A decision outlives what it was about, like the log of messages: executions can be emptied without it.
alter table campanha_decisao drop constraint campanha_decisao_id_execucao_fkey;
