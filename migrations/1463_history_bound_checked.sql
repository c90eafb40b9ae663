-- Reads all rows, beside those who write.
alter table log_historico validate constraint log_historico_limite;
