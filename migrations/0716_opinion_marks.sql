-- Each mark names its criterion.
alter table entrevista_parecer add constraint entrevista_parecer_notas_forma
  check (not jsonb_path_exists(notas, '$[*] ? (!exists(@.criterio) || !exists(@.nota))'));
