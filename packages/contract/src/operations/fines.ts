/** Traffic fines. See docs/operations.md#fines. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { asWords } from '../list-column.ts'
import { driverOriginLabels, fineStateLabels, pointsOf, severityLabels } from './fleet-options.ts'

export const fine = entity(
  'multa',
  {
    id_veiculo: field.unlogged(field.reference('Veículo')),
    placa: field.joined('Placa'),
    id_empresa: field.joinedId('Provedor'),
    empresa: field.joined('Provedor'),
    /** Chosen by a person; without one the server proposes the driver. */
    id_motorista: field.optional(field.reference('Motorista')),
    motorista: field.nullable(field.joined('Motorista')),
    auto_infracao: field.headed('Auto', field.text('Auto de infração', 20)),
    orgao: field.unlogged(field.detail(field.name('Órgão autuador', 120))),
    codigo_infracao: field.unlogged(field.detail(field.text('Código da infração', 20))),
    descricao: field.name('Descrição', 450),
    gravidade: field.unlogged(field.choice('Gravidade', severityLabels)),
    data_infracao: field.headed(
      'Infração',
      field.logged('Infração', field.moment('Data e hora da infração')),
    ),
    local: field.unlogged(field.detail(field.name('Local', 160))),
    data_notificacao: field.unlogged(field.detail(field.day('Data da notificação'))),
    /** The last day to name the driver, where the notice gives one; else 30 days after the notice. */
    prazo_notificado: field.logged(
      'Prazo da notificação',
      field.detail(field.optional(field.day('Prazo de indicação'))),
    ),
    valor: field.summed(field.amount('Valor')),
    vencimento: field.unlogged(field.day('Vencimento')),
    /** The notice. */
    arquivo: field.optional(field.file('Notificação')),
    pontos: field.listed(asWords(Object.values(pointsOf)), field.count('Pontos')),
    prazo_indicacao: field.computed(field.day('Prazo indicação')),
    /** As `waitsForDriver` says of one. */
    aguarda_condutor: field.unlogged(field.unsorted(field.computed(field.flag('Aguarda condutor')))),
    situacao: field.stepped(field.choice('Situação', fineStateLabels)),
    desconto_folha: field.stepped(field.flag('Desconto em folha')),
    paga_antes_do_termo: field.computed(field.flag('Paga antes do termo')),
    /** Whether its statement was written. */
    termo: field.unlisted(field.computed(field.flag('Termo'))),
    origem_motorista: field.unlogged(
      field.detail(field.nullable(field.stepped(field.choice('Origem do condutor', driverOriginLabels)))),
    ),
    valor_pago: field.detail(field.nullable(field.stepped(field.amount('Valor pago')))),
    pago_em: field.unlogged(field.detail(field.nullable(field.stepped(field.day('Pago em'))))),
  },
  { sort: '-data_infracao' },
)
