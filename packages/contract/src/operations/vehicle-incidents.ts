/** What happened to vehicles. See docs/operations.md#incidents-with-vehicles. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { vehicleIncidentStateLabels, vehicleIncidentTypeLabels } from './fleet-options.ts'

export const vehicleIncident = entity(
  'incidente_veiculo',
  {
    id_veiculo: field.unlogged(field.reference('Veículo')),
    placa: field.joined('Placa'),
    id_empresa: field.joinedId('Provedor'),
    empresa: field.joined('Provedor'),
    data_hora: field.headed('Data', field.unlogged(field.moment('Data e hora'))),
    id_motorista: field.unlogged(field.optional(field.reference('Motorista'))),
    motorista: field.nullable(field.joined('Motorista')),
    tipo: field.choice('Tipo', vehicleIncidentTypeLabels),
    local: field.name('Local', 160),
    id_cidade: field.unlogged(field.reference('Cidade')),
    cidade: field.joined('Cidade'),
    /** It may mention injuries: it is neither listed nor exported. */
    descricao: field.detail(field.name('Descrição', 2000)),
    terceiros: field.unlogged(field.detail(field.flag('Terceiros envolvidos'))),
    boletim_ocorrencia: field.unlogged(field.detail(field.optional(field.text('Boletim de ocorrência', 60)))),
    seguro_acionado: field.unlogged(field.detail(field.flag('Seguro acionado'))),
    situacao: field.stepped(field.choice('Situação', vehicleIncidentStateLabels)),
    custo: field.summed(field.optional(field.amount('Custo'))),
    resposta: field.unsorted(field.nullable(field.stepped(field.text('Resposta', 450)))),
    autor: field.detail(field.nullable(field.joined('Autor'))),
  },
  { sort: '-data_hora' },
)
