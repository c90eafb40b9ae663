import { holdingKinds } from '@intranet/contract/people/shutdown-options'
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { testWorld } from './app.ts'

const { db, deps } = await testWorld()

/** Names of columns that say who holds or answers for a record. */
const answering =
  /responsavel|gestor|dono|motorista|condutor|titular|detentor|funcionario|vendedor|auditor|solicitante|aprovador|intranet/

/** Columns with such a name whose person has nothing to hand over, and why. */
const nothingToHandOver: Record<string, string> = {
  'acesso_dado_pessoal.id_titular': 'whose data was read: a record',
  'bo_estorno_aprovacao.id_aprovador': 'a decision that was made',
  'bo_venda.id_vendedor': 'who sold it: a record for the commission',
  'campanha_regras.id_aprovador': 'a decision that was made',
  'campanha_regras.id_solicitante': 'who asked for the approval: any manager decides',
  'carreira_pergunta.id_aprovador': 'a decision that was made',
  'elogio.id_funcionario': 'whom it praises',
  'incidente_veiculo.id_motorista': 'who drove: the fleet works on it',
  'manutencao_veiculo.id_solicitante': 'who asked: the fleet works on it',
  'multa_termo.id_motorista': 'part of the fine, which is a separate line',
  'patrocinio_pos_evento.id_aprovador': 'a decision that was made',
  'patrocinio_solicitacao.id_aprovador': 'a decision that was made',
  'patrocinio_solicitacao.id_segundo_aprovador': 'a decision that was made',
  'pedido_equipamento.id_aprovador': 'a decision that was made',
  'rh_desligamento.id_aprovador': 'a decision that was made',
  'rh_desligamento.id_funcionario': 'who leaves',
  'rh_desligamento.id_solicitante': 'who asked: HR decides',
  'rh_documento.id_funcionario': 'whose document it is',
  'rh_familiar.id_funcionario': 'whose relative it is',
  'rh_familiar.id_funcionario_familiar': 'a relative who works here too',
  'solicitacao_dado_pessoal.id_responsavel': 'who began with it: all of HR see it and go on',
  'solicitacao_dado_pessoal.id_titular': 'whose data it is about',
  'veiculo_motorista.id_motorista': 'the log of who drove; the present driver is on the vehicle',
}

/** Other columns that name a person and may go on naming one who left, by the reason. */
const maySayWhoLeft: Record<string, string> = {
  'who wrote, did or decided it: a record': `
    abastecimento.id_usuario arquivo.id_usuario atraso_copia.id_usuario
    aviso_privacidade.id_usuario blacklist.id_revisor blacklist.id_usuario bo_problema.id_usuario
    bo_qualificacao_tentativa.id_usuario busca_talento.id_usuario campanha_decisao.id_usuario campanha_regras.id_usuario
    campanha_resposta.id_usuario candidatura.id_indicador candidatura_etapa.id_usuario candidatura_mensagem.id_leitor candidatura_nota.id_usuario
    candidatura_revisao.id_revisor carreira_pergunta.id_aprovador carreira_pergunta.id_autor pre_admissao.id_aptidao_autor
    pre_admissao.id_autor proposta.id_usuario
    carona_bloqueio.id_autor criterio_excecao.id_usuario elogio.id_remetente empresa_erp.id_usuario entrevista.id_usuario
    entrevista_parecer.id_usuario erp_acao_testada.id_usuario evento_calendario.id_usuario
    faq_pergunta.id_usuario faq_visualizacao.id_usuario incidente_andamento.id_usuario incidente_ordem.id_usuario incidente_patrimonio.id_usuario incidente_dados.id_suspeito incidente_relato.id_usuario incidente_usuario.id_usuario
    incidente_veiculo.id_usuario inventario.validado_por inventario_leitura.id_usuario manual_artigo.id_usuario
    manual_versao.id_usuario mesma_pessoa.id_usuario multa.id_confirmador multa.id_indicador notificacao_mensagem.id_remetente
    novidade.id_usuario novidade_cobranca.id_usuario painel_acao.id_usuario painel_atendimento.id_liberador
    painel_atendimento.id_usuario painel_envio.id_usuario painel_negociacao.id_usuario painel_registro.id_usuario
    patrocinio_justificativa.id_usuario patrocinio_negociacao.id_usuario patrocinio_orcamento.id_usuario
    patrocinio_pos_evento.id_usuario patrocinio_pos_evento_arquivo.id_usuario patrocinio_pos_evento_foto.id_usuario
    patrocinio_viabilidade.id_usuario planilha_importacao.id_usuario precificacao.id_usuario regra_bloqueio.id_usuario
    relacionamento_preferencias_cliente.id_usuario rh_desligamento_baixa.id_usuario rh_desligamento_item.id_usuario
    rh_desligamento_linha.id_usuario
    rh_marketing_eventos.id_usuario simulacao_bloqueio.id_usuario site_roleta_campanhas.id_usuario
    site_roleta_historico.id_usuario_entrega solicitacao_veiculo_checklist.id_usuario servico_feito.id_usuario sorteio_rodada.id_usuario
    suprimento_contagem.id_encerrador suprimento_contagem.id_usuario suprimento_custodia.id_usuario suprimento_lote.id_usuario
    suprimento_movimento.id_usuario template_whatsapp.id_usuario usuario_permissao_versao.id_usuario vaga_convite.id_autor
    vaga_fonte.id_indicador vagas_vaga.id_usuario veiculo_hodometro.id_usuario veiculo_hodometro_correcao.id_usuario
    vendas_campanha.id_usuario vendas_campanha_resultado.id_usuario vendas_campanha_resultado.id_usuario_updater
    vendas_canal.id_usuario vendas_cobertura.id_usuario vendas_lead.id_usuario vendas_lead.id_usuario_exclusao
    vendas_lead.id_usuario_fora_tabela vendas_lead_cobertura.id_usuario vendas_lead_historico.id_usuario
    vendas_lead_importacao.id_usuario vendas_lead_importacao.id_usuario_criacao vendas_lead_uniao.id_usuario
    vendas_tracking_url.id_usuario`,
  'superadmins name another one, and mark another record': `
    encarregado.id_usuario isca.id_pessoa provedor_identidade.id_excecao_1 provedor_identidade.id_excecao_2 vinculo_identidade.id_vinculado_por`,
  'theirs alone, seen by nobody else': `
    aplicacao_favorito.id_usuario busca_talento_pessoa.id_usuario calendario_assinatura.id_usuario carona_bloqueio.id_usuario
    aparelho.id_usuario codigo_verificacao.id_usuario desafio_fator.id_usuario desafio_senha.id_usuario
    fator_app.id_usuario fator_liberacao.id_liberado_por fator_liberacao.id_usuario fator_passkey.id_usuario fator_recuperacao.id_usuario fator_reinicio.id_pedido_por
    fator_reinicio.id_usuario vinculo_identidade.id_usuario senha_por_email.id_usuario faq_voto.id_usuario idempotencia.id_usuario
    incidente_seguidor.id_usuario lista_visao.id_usuario notificacao_usuario.id_usuario pessoa_gravacao.id_usuario planilha_mapa.id_usuario push_escolha.id_usuario reacao.id_usuario
     resumo_semanal.id_usuario
    vencimento_assinatura.id_usuario`,
  'what they read, signed, learned or may: it begins again only with their access': `
    manual_leitura.id_usuario novidade_leitura.id_usuario novidade_publico.id_usuario onboarding_usuario.id_usuario
    permissao_parceiro.id_usuario rh_documento_ciencia.id_usuario usuario_empresa.id_usuario`,
  'somebody as an applicant, not as an employee': `
    candidatura.id_usuario pre_admissao.id_usuario curriculo.id_usuario entrevista.id_candidato mesma_pessoa.id_autor mesma_pessoa.id_outro
    vaga_convite.id_usuario`,
  'ends by a departure (shutdown-departures.test.ts), and is no line': `
    carona_passageiro.id_usuario motorista.id_usuario`,
  'an invitation of a colleague, who sees who comes': `
    evento_convidado.id_usuario`,
}

async function personColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid in ('rh_usuario'::regclass, 'motorista'::regclass)
      and c.connamespace = 'public'::regnamespace
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const declared: readonly string[] = deps.offers.holdings.flatMap(({ columns }) => columns)

it('every column that names who answers for a record is a line of a shutdown, or says why not', async () => {
  const responsible = (await personColumns()).filter((name) => answering.test(name.split('.')[1]!))
  expect(responsible.length).toBeGreaterThan(30)
  expect(
    responsible.filter((name) => !declared.includes(name) && !(name in nothingToHandOver)),
    'declare it in `holdings` of its module, or say here why nobody takes it over',
  ).toEqual([])
  const known = Object.keys(nothingToHandOver)
  expect(
    known.filter((name) => !responsible.includes(name) || declared.includes(name)),
    'no longer so',
  ).toEqual([])
})

it('every other column that names a person says why it may name one who left', async () => {
  const listed = Object.values(maySayWhoLeft).flatMap((names) => names.trim().split(/\s+/))
  const known = [...declared, ...Object.keys(nothingToHandOver), ...listed]
  expect(
    (await personColumns()).filter((name) => !known.includes(name)),
    'let go of it by a departure of its module, or say here why it may stay',
  ).toEqual([])
  expect(listed.filter((name, place) => listed.indexOf(name) !== place)).toEqual([])
  const columns = await personColumns()
  expect(listed.filter((name) => !columns.includes(name) || declared.includes(name))).toEqual([])
})

it('what modules declare are columns that point at people', async () => {
  const columns = await personColumns()
  expect(declared.filter((name) => !columns.includes(name))).toEqual([])
})

it('every kind of line is declared by a module', () => {
  const kinds = new Set(deps.offers.holdings.map(({ tipo }) => tipo))
  expect(holdingKinds.filter((kind) => !kinds.has(kind))).toEqual([])
})
