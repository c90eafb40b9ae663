/** Whether a sponsorship is worth it. See docs/sponsorship.md#viability. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { coverageLabels, opinionLabels, requestStateLabels } from './sponsorship-words.ts'

const score = (label: string) => field.detail(field.integer(label, 1, 5))
const customers = (label: string) => field.detail(field.integer(label, 0, 10_000_000))

export const viability = entity(
  'patrocinio_viabilidade',
  {
    id_solicitacao: field.unlogged(field.reference('Solicitação')),
    protocolo: field.joined('Protocolo'),
    evento: field.joined('Evento'),
    nota: field.stepped(field.figure('Nota')),
    parecer: field.choice('Parecer', opinionLabels),
    alinhamento_marca: score('Alinhamento com a marca'),
    alcance: score('Alcance'),
    relacionamento: score('Relacionamento'),
    clientes_cidade: customers('Clientes na cidade'),
    clientes_potenciais: customers('Clientes potenciais'),
    cobertura: field.choice('Cobertura', coverageLabels),
    custo_estimado: field.headed('Custo', field.amount('Custo estimado')),
    retorno_estimado: field.headed('Retorno', field.optional(field.amount('Retorno estimado'))),
    concorrente_presente: field.required(field.headed('Concorrente', field.flag('Concorrente presente'))),
    observacao: field.detail(field.optional(field.text('Observação', 450))),
    id_empresa: field.joinedId('Provedor'),
    provedor: field.joined('Provedor'),
    id_usuario: field.nullable(field.joinedId('Autor')),
    autor: field.nullable(field.joined('Autor')),
    /** Of the request: an analysis changes while it is analysed. */
    situacao: field.unlisted(field.computed(field.choice('Situação', requestStateLabels))),
  },
  { sort: '-created_at' },
)
