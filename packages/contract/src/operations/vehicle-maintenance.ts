/** Maintenance of vehicles. See docs/operations.md#maintenance. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { maintenanceStateLabels, maintenanceTypeLabels, MOST_KILOMETRES } from './fleet-options.ts'

export const maintenance = entity(
  'manutencao_veiculo',
  {
    id_veiculo: field.unlogged(field.reference('Veículo')),
    placa: field.joined('Placa'),
    modelo: field.joined('Modelo'),
    id_empresa: field.joinedId('Provedor'),
    empresa: field.joined('Provedor'),
    tipo: field.choice('Tipo', maintenanceTypeLabels),
    descricao: field.headed('Resumo', field.unsorted(field.name('Descrição', 2000))),
    oficina: field.optional(field.text('Oficina', 120)),
    data_abertura: field.unlogged(field.defaulted(field.day('Abertura'))),
    data_agendada: field.headed('Agendada', field.unlogged(field.optional(field.day('Agendada para')))),
    data_conclusao: field.nullable(field.stepped(field.day('Conclusão'))),
    km: field.integer('KM', 0, MOST_KILOMETRES),
    valor_pecas: field.detail(field.optional(field.amount('Peças'))),
    valor_mao_obra: field.detail(field.optional(field.amount('Mão de obra'))),
    /** The invoice. */
    nota_arquivo: field.optional(field.file('Nota fiscal')),
    proxima_data: field.unlogged(field.detail(field.optional(field.day('Próxima revisão em')))),
    proxima_km: field.unlogged(
      field.detail(field.optional(field.integer('Próxima revisão (km)', 0, MOST_KILOMETRES))),
    ),
    parado: field.unlogged(field.flag('Veículo parado')),
    /** Its end moves that service on. */
    id_plano: field.unlogged(field.detail(field.optional(field.reference('Serviço recorrente')))),
    id_incidente_veiculo: field.unlogged(field.detail(field.optional(field.reference('Incidente')))),
    situacao: field.stepped(field.choice('Situação', maintenanceStateLabels)),
    valor_total: field.summed(field.computed(field.amount('Valor'))),
    resposta: field.unsorted(field.nullable(field.stepped(field.text('Resposta', 450)))),
    solicitante: field.detail(field.nullable(field.joined('Solicitante'))),
  },
  { sort: '-data_abertura' },
)
