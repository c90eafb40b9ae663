/** The account of a sponsored event: numbers, photos and papers. See docs/sponsorship.md#accountability. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { accountStateLabels, requestStateLabels, returnsDoneLabels } from './sponsorship-words.ts'

const perOne = (label: string) => field.nullable(field.computed(field.amount(label)))
/** Counted by people, beside what the tracking link counts. */
const outsideLink = (label: string) => field.detail(field.optional(field.integer(label, 0, 1_000_000)))

export const account = entity(
  'patrocinio_pos_evento',
  {
    id_solicitacao: field.unlogged(field.reference('Solicitação')),
    protocolo: field.joined('Protocolo'),
    evento: field.joined('Evento'),
    data_inicio: field.computed(field.day('Data')),
    data_fim: field.computed(field.day('Fim')),
    realizado: field.required(field.flag('Realizado')),
    publico_real: field.optional(field.integer('Público', 0, 10_000_000)),
    leads: field.count('Leads'),
    leads_captados: outsideLink('Leads fora do link'),
    vendas_total: field.count('Vendas'),
    vendas: outsideLink('Vendas fora do link'),
    valor_realizado: field.amount('Valor realizado'),
    custo_lead: perOne('Custo por lead'),
    custo_venda: perOne('Custo por venda'),
    avaliacao: field.optional(field.integer('Avaliação', 1, 5)),
    contrapartidas_cumpridas: field.detail(
      field.optional(field.choice('Contrapartidas cumpridas', returnsDoneLabels)),
    ),
    resumo: field.detail(field.optional(field.text('Resumo', 2000))),
    situacao: field.stepped(field.choice('Situação', accountStateLabels)),
    /** The account of a cancelled sponsorship is closed. */
    situacao_solicitacao: field.unlisted(
      field.unlogged(field.computed(field.choice('Situação da solicitação', requestStateLabels))),
    ),
    prazo: field.computed(field.day('Prazo')),
    id_empresa: field.joinedId('Provedor'),
    provedor: field.joined('Provedor'),
    enviado_em: field.detail(field.nullable(field.computed(field.moment('Envio')))),
    /** What is missing, in the words of its justification. */
    pendencia: field.detail(field.nullable(field.joined('Pendência'))),
  },
  { sort: '-data_fim' },
)
