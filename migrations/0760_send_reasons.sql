-- A message's reason is one of the words that people read (contract: sendReasons), never a provider's own text.
update campanha_envio set detalhe = coalesce(detalhe, motivo), motivo = case situacao
    when 'falhou' then 'recusado' when 'incerto' then 'sem_confirmacao' when 'na_fila' then 'adiado' else 'erro_interno' end
where motivo not in ('restricao', 'contato_invalido', 'limite', 'template', 'duplicado', 'feriado', 'silencio', 'incidente',
  'pausa', 'excluida', 'janela', 'provedor_fora', 'provedor_cheio', 'adiado', 'sem_resposta', 'conexao_cortada',
  'erro_provedor', 'sem_confirmacao', 'recusado', 'devolvido', 'nao_configurado', 'erro_interno', 'perdido');
alter table campanha_envio drop constraint campanha_envio_motivo_check,
  add constraint campanha_envio_motivo_check check (motivo in ('restricao', 'contato_invalido', 'limite', 'template',
    'duplicado', 'feriado', 'silencio', 'incidente', 'pausa', 'excluida', 'janela', 'provedor_fora', 'provedor_cheio',
    'adiado', 'sem_resposta', 'conexao_cortada', 'erro_provedor', 'sem_confirmacao', 'recusado', 'devolvido',
    'nao_configurado', 'erro_interno', 'perdido')) not valid;
alter table campanha_envio validate constraint campanha_envio_motivo_check;
