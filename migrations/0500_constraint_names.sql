-- PostgreSQL's own names for checks over several columns, and one that it cut off: none says what it holds.
alter table arquivo rename constraint arquivo_check to arquivo_dono;
alter table onboarding_progresso rename constraint onboarding_progresso_check to onboarding_progresso_periodo;
alter table onboarding_progresso
  rename constraint onboarding_progresso_id_usuario_onboarding_id_trilha_id_con_key to onboarding_progresso_unico;
alter table rh_desligamento_item rename constraint rh_desligamento_item_check to rh_desligamento_item_feito;
