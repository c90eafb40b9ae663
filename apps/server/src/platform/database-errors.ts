/** PostgreSQL's refusals, told in Portuguese. */
import { common, form } from '@intranet/contract/messages'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import {
  compliment,
  documents,
  employee,
  family,
  personalData,
  shutdown,
} from '@intranet/contract/messages/staff'
import { blacklist, coverage, erp, pricing } from '@intranet/contract/messages/registries'
import { calendar } from '@intranet/contract/messages/content'
import { roulette, roulettePrize } from '@intranet/contract/messages/roulette'
import { communicationTemplate } from '@intranet/contract/messages/communication'
import { restriction } from '@intranet/contract/messages/marketing'
import { AppError, refusals } from './errors.ts'

interface PgError extends Error {
  code?: string
  constraint?: string
  table?: string
}

/** Constraint → the text and field of its violation. */
const constraintTexts: Record<string, { mensagem: string; campo?: string }> = {
  relacionamento_preferencias_cliente_unica: { mensagem: restriction.duplicated },
  template_whatsapp_unico: { mensagem: communicationTemplate.duplicated, campo: 'nome' },
  campanha_regras_template_whatsapp_fkey: { mensagem: communicationTemplate.inUse },
  rh_usuario_email_unico: { mensagem: 'Já existe um usuário com este e-mail.', campo: 'email' },
  rh_usuario_cpf_unico: { mensagem: 'Já existe um usuário com este CPF.', campo: 'cpf' },
  perfil_acesso_nome_unico: { mensagem: 'Já existe um perfil com este nome.', campo: 'nome' },
  users_profiles_id_perfil_fkey: { mensagem: 'Este perfil possui usuários vinculados.' },
  empresa_nome_unico: { mensagem: 'Já existe um provedor com este nome.', campo: 'nome' },
  empresa_sistema_key: { mensagem: 'Já existe um provedor com este sistema.', campo: 'sistema' },
  empresa_contratante_cnpj_key: { mensagem: 'Já existe uma empresa com este CNPJ.', campo: 'cnpj' },
  cidade_unica: { mensagem: 'Já existe uma cidade com este nome neste estado.', campo: 'nome' },
  rh_departamento_nome_unico: { mensagem: 'Já existe um departamento com este nome.', campo: 'nome' },
  rh_setor_nome_unico: { mensagem: 'Já existe um setor com este nome.', campo: 'nome' },
  rh_cargo_nome_unico: { mensagem: 'Já existe um cargo com este nome.', campo: 'nome' },
  microrregiao_nome_unico: { mensagem: 'Já existe uma microrregião com este nome.', campo: 'nome' },
  rh_usuario_matricula_unica: {
    mensagem: 'Já existe um funcionário com esta matrícula.',
    campo: 'matricula',
  },
  rh_usuario_gestor_proprio: { mensagem: employee.ownManager, campo: 'id_gestor' },
  rh_usuario_desligado_ativo: { mensagem: employee.dismissedActive },
  elogio_proprio: { mensagem: compliment.toOneself, campo: 'id_funcionario' },
  elogio_categoria_titulo_unico: { mensagem: 'Já existe uma categoria com este título.', campo: 'titulo' },
  rh_documento_categoria_titulo_unico: {
    mensagem: 'Já existe uma categoria com este título.',
    campo: 'titulo',
  },
  rh_documento_datas: { mensagem: documents.expiryBeforeIssue, campo: 'data_validade' },
  rh_documento_versao_unica: { mensagem: documents.superseded },
  rh_familiar_unico: { mensagem: family.duplicated, campo: 'nome' },
  solicitacao_dado_pessoal_aberta: { mensagem: personalData.running, campo: 'tipo' },
  rh_desligamento_em_andamento: { mensagem: shutdown.running, campo: 'id_funcionario' },
  faq_categoria_titulo_unico: { mensagem: 'Já existe uma categoria com este título.', campo: 'titulo' },
  manual_categoria_titulo_unico: { mensagem: 'Já existe uma categoria com este título.', campo: 'titulo' },
  faq_pergunta_unica: { mensagem: 'Já existe uma pergunta igual nesta categoria.', campo: 'pergunta' },
  faq_pergunta_completa: { mensagem: 'Preencha todos os campos obrigatórios!', campo: 'resposta' },
  faq_pergunta_id_categoria_fkey: { mensagem: common.categoryInUse },
  manual_artigo_id_categoria_fkey: { mensagem: common.categoryInUse },
  novidade_id_categoria_fkey: { mensagem: common.categoryInUse },
  categoria_titulo_unico: { mensagem: 'Já existe uma categoria com este título.', campo: 'titulo' },
  site_roleta_campanhas_slug_unico: { mensagem: roulette.nameTaken, campo: 'nome' },
  site_roleta_campanhas_nome_unico: { mensagem: roulette.nameTaken, campo: 'nome' },
  site_roleta_campanhas_periodo: { mensagem: roulette.endBeforeStart, campo: 'data_fim_campanha' },
  site_roleta_historico_id_campanha_fkey: { mensagem: roulette.hasHistory },
  site_roleta_historico_id_premio_fkey: { mensagem: roulette.hasHistory },
  site_roleta_premios_estoque: { mensagem: roulettePrize.belowMinimum, campo: 'quantidade' },
  recurso_reserva_livre: { mensagem: calendar.resourceTaken, campo: 'inicio' },
  recurso_nome_unico: { mensagem: 'Já existe um recurso com este nome.', campo: 'nome' },
  vendas_destino_nome_unico: { mensagem: 'Já existe um destino com este nome.', campo: 'nome' },
  aplicacao_nome_unico: { mensagem: 'Já existe uma aplicação com este nome.', campo: 'nome' },
  precificacao_sobreposta: { mensagem: pricing.overlap, campo: 'vigencia_inicio' },
  precificacao_promocao: { mensagem: pricing.promotion, campo: 'valor_promocional' },
  precificacao_periodo: { mensagem: pricing.period, campo: 'vigencia_fim' },
  blacklist_cliente_unico: { mensagem: blacklist.client, campo: 'cpf_cnpj' },
  blacklist_endereco_unico: { mensagem: blacklist.address, campo: 'numero' },
  blacklist_periodo: { mensagem: blacklist.period, campo: 'data_fim' },
  blacklist_id_motivo_fkey: { mensagem: blacklist.motiveInUse },
  vendas_blocklist_motivo_nome: { mensagem: blacklist.motive, campo: 'nome' },
  vendas_cobertura_unica: { mensagem: coverage.duplicated, campo: 'cidade' },
  vendas_cobertura_faixa: { mensagem: coverage.range, campo: 'numero_fim' },
  empresa_erp_id_empresa_key: { mensagem: erp.duplicated, campo: 'id_empresa' },
  rh_marketing_eventos_periodo: { mensagem: form.endBeforeStart, campo: 'data_fim' },
  vendas_campanha_resultado_ordem: { mensagem: form.endBeforeStart, campo: 'periodo_fim' },
  vendas_campanha_resultado_sobreposto: { mensagem: campaignResult.overlap, campo: 'periodo_inicio' },
  assinatura_modelo_nome_unico: { mensagem: 'Já existe um modelo com este nome.', campo: 'nome' },
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  '25006',
])

const FOREIGN_KEY = '23503'

/** Whether a write left, or met, a reference to what is not there. */
export const breaksForeignKey = (error: unknown): boolean => (error as PgError).code === FOREIGN_KEY

/** The column a foreign key stands on, from PostgreSQL's own naming (table_column_fkey). */
function foreignKeyColumn(error: PgError): string | undefined {
  return error.constraint?.match(/_(id_\w+?)_(?:fkey|fk)$/)?.[1]
}

function isUnreachable(error: PgError): boolean {
  return (
    unreachable.has(error.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable/i.test(
      error.message,
    )
  )
}

/**
 * Turns a database error into an AppError; anything unknown comes back as it was.
 * A foreign key violated by a delete says that the record is in use, by a write that the choice does not exist.
 */
export function fromDatabase(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error
  const pg = error as PgError
  if (isUnreachable(pg)) return refusals.unavailable()
  const known = constraintTexts[pg.constraint ?? '']
  const campos = known?.campo ? { [known.campo]: known.mensagem } : undefined
  switch (pg.code) {
    case '23505':
    case '23P01':
      return new AppError('conflict', known?.mensagem ?? common.duplicated, { campos })
    case FOREIGN_KEY: {
      if (pg.message.startsWith('update or delete')) {
        return new AppError('conflict', known?.mensagem ?? common.inUse)
      }
      const column = foreignKeyColumn(pg)
      return new AppError(
        'invalid',
        'Opção não encontrada.',
        column ? { campos: { [column]: 'Opção não encontrada.' } } : {},
      )
    }
    case '23514':
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
    case '22025':
      return new AppError('invalid', known?.mensagem ?? common.invalidData, { campos })
    case '40001':
    case '40P01':
    case '55P03':
      return new AppError('conflict', 'Outra pessoa está gravando este registro. Tente de novo.')
    default:
      return error
  }
}
