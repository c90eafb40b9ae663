/** Puts planted rows into the states in which people see them: published, employed, born, due today. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Plant } from './plant.ts'

/** The first row of each table is in force; of two people the second has left. */
export async function showPlanted(db: Database, { mark, id }: Plant): Promise<void> {
  const both = [id, id + 1]
  await sql`update rh_usuario set nome = ${mark}, funcionario = true, confirmado_em = now(), situacao = 'ativo', ativo = true,
      exibir_aniversario = true, data_nascimento = (now() - interval '30 years')::date, data_admissao = (now() - interval '3 years')::date,
      data_desligamento = null where id = any(${both})`.execute(db)
  await sql`update rh_usuario set situacao = 'desligado', ativo = false, data_desligamento = current_date where id = ${id + 1}`.execute(
    db,
  )
  await sql`update novidade set ativo = true, requer_lido = true, publicar_em = now() - interval '1 hour', expira_em = null,
      publicada_em = now(), id_departamento = null where id = any(${both})`.execute(db)
  await sql`update faq_pergunta set ativo = true, id_categoria = (select min(id) from faq_categoria), id_departamento = null,
      palavras = pergunta, resposta = pergunta where id = any(${both})`.execute(db)
  await sql`insert into manual_versao (id_artigo, versao, titulo, texto, palavras, requer_lido, vigencia_inicio)
    select id, 1, titulo, texto, titulo, true, current_date from manual_artigo where id = any(${both}) on conflict do nothing`.execute(
    db,
  )
  await sql`update manual_artigo set situacao = 'publicado', versao = 1, requer_lido = true, vigencia_inicio = current_date
      where id = any(${both})`.execute(db)
  await sql`update evento_calendario set publico = 'provedor', id_departamento = null, recorrencia = 'nenhuma', recorrencia_fim = null,
      id_empresa = (select id_empresa from rh_usuario where id = ${id}) where id = ${id}`.execute(db)
  await sql`update rh_documento set id_empresa = null, id_departamento = null, id_funcionario = ${id} where id = ${id}`.execute(
    db,
  )
  await sql`insert into usuario_papel (id_usuario, papel) select ${id}, p from unnest('{vendas:solicitante,roulette:gestor,backoffice:solicitante}'::text[]) p
      on conflict do nothing`.execute(db)
  await sql`insert into usuario_empresa (id_usuario, id_empresa) select u.id, u.id_empresa from rh_usuario u where u.id = any(${both})
      on conflict do nothing`.execute(db)
  await sql`update lista_visao set lista = 'departments.list', nivel = 'leitor' where id = any(${both})`.execute(
    db,
  )
  await sql`update planilha_importacao set entidade = 'pricing', situacao = 'desfeita' where id = any(${both})`.execute(
    db,
  )
  await sql`update recurso_reserva set inicio = now() - interval '1 hour', fim = now() + interval '1 hour' where id = ${id}`.execute(
    db,
  )
  await sql`update vendas_lead set fone = '41999990000', documento = '11144477735', motivo_inviabilidade = null where id = any(${both})`.execute(
    db,
  )
  await sql`update rh_desligamento set situacao = 'efetivado', efetivado_em = now() where id = ${id + 1}`.execute(
    db,
  )
  // One is done, for the reports; the other waits for its decision.
  await sql`update manutencao_veiculo set situacao = 'concluida', data_conclusao = data_abertura where id = ${id + 1}`.execute(
    db,
  )
  // In the last hour of a day, what is given back in an hour is given back tomorrow.
  await sql`update motorista set cnh_validade = current_date + 30 where id = any(${both})`.execute(db)
  await sql`update veiculo_motorista set inicio = now() - interval '2 days', fim = null where id = ${id}`.execute(
    db,
  )
  await sql`update incidente_usuario set tipo = 'novo', id_andamento = null where id = any(${both})`.execute(
    db,
  )
  await sql`update regra_bloqueio set ativo = true where id = ${id}`.execute(db)
  await sql`update curriculo set compartilhar_banco = true, compartilhado_em = now(), arquivado_em = null
      where id_usuario = ${id}`.execute(db)
  await sql`update suprimento_patrimonio set patrimonio = upper(patrimonio) where id = any(${both})`.execute(
    db,
  )
  // One of a vehicle, one of an asset.
  await sql`update servico_plano set id_veiculo = null, id_patrimonio = id, ativo = true where id = ${id + 1}`.execute(
    db,
  )
  await sql`update suprimento_produto set solicitavel = true, ativo = true, serializado = true where id = any(${both})`.execute(
    db,
  )
  await sql`update suprimento_patrimonio set garantia_ate = current_date + 30 where id = any(${both})`.execute(
    db,
  )
  await sql`update recurso set tipo = 'sala', reservavel = true where id = any(${both})`.execute(db)
  await sql`update curriculo set compartilhar_banco = true, compartilhado_em = now(), arquivado_em = null
      where id_usuario = any(${both})`.execute(db)
  await sql`update bo_ativacao set situacao = 'agendada', data_agendada = current_date + 1, periodo = 'M' where id = ${id}`.execute(
    db,
  )
  // Yesterday and the day itself are asked for: somebody is in the next shift's audience at every hour of the day.
  await sql`update campanha_regras set criterio = 'data_contratacao', envio = 'no_dia', tempo = 0, data_especifica = null
      where id = ${id}`.execute(db)
  await sql`update relationship_contrato set data_contratacao = (now() at time zone 'America/Sao_Paulo')::date
      where id_pessoa = ${id}`.execute(db)
  // Reasons are words of a list that no constraint of the column holds.
  await sql`update campanha_envio set motivo = null where id = any(${both})`.execute(db)
  await sql`update campanha_execucao set motivo = null where id = any(${both})`.execute(db)
  await sql`update bo_estorno set forma = 'credito_fatura' where id = any(${both})`.execute(db)
}
