/** Vehicles, who drives them and who has their keys. See docs/operations.md#vehicles. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { cnhTypeLabels } from '../personal-options.ts'
import {
  fuelLabels,
  MOST_KILOMETRES,
  ownershipLabels,
  vehicleStateLabels,
  vehicleTypeLabels,
} from './fleet-options.ts'

/** As the last 80 years and the next 15 of a year list allow. */
const year = (label: string) => field.unlogged(field.integer(label, 1900, 2200))

export const vehicle = entity(
  'veiculo',
  {
    placa: field.text('Placa', 30),
    renavam: field.detail(field.text('Renavam', 30)),
    chassi: field.unlogged(field.detail(field.optional(field.text('Chassi', 30)))),
    marca: field.name('Marca', 60),
    modelo: field.name('Modelo', 80),
    ano_fabricacao: field.detail(year('Ano de fabricação')),
    ano_modelo: field.headed('Ano', year('Ano do modelo')),
    cor: field.unlogged(field.detail(field.optional(field.text('Cor', 40)))),
    tipo: field.unlogged(field.choice('Tipo', vehicleTypeLabels)),
    combustivel: field.unlogged(field.detail(field.choice('Combustível', fuelLabels))),
    propriedade: field.unlogged(field.choice('Propriedade', ownershipLabels)),
    id_locadora: field.unlogged(field.detail(field.optional(field.reference('Locadora')))),
    id_empresa: field.reference('Provedor'),
    empresa: field.joined('Provedor'),
    id_cidade: field.unlogged(field.optional(field.reference('Cidade'))),
    cidade: field.nullable(field.joined('Cidade')),
    categoria_exigida: field.unlogged(field.detail(field.choice('Categoria de CNH exigida', cnhTypeLabels))),
    lugares: field.unlogged(field.detail(field.defaulted(field.integer('Lugares', 1, 60)))),
    id_motorista: field.nullable(field.stepped(field.reference('Motorista'))),
    motorista: field.nullable(field.joined('Motorista')),
    km_atual: field.headed('KM', field.logged('KM', field.integer('Quilometragem', 0, MOST_KILOMETRES))),
    vencimento_licenciamento: field.logged(
      'Licenciamento',
      field.detail(field.optional(field.day('Licenciamento até'))),
    ),
    vencimento_seguro: field.logged('Seguro', field.detail(field.optional(field.day('Seguro até')))),
    proxima_revisao_data: field.logged(
      'Próxima revisão',
      field.detail(field.optional(field.day('Próxima revisão em'))),
    ),
    proxima_revisao_km: field.detail(
      field.optional(field.integer('Próxima revisão (km)', 0, MOST_KILOMETRES)),
    ),
    foto: field.optional(field.file('Foto')),
    situacao: field.stepped(field.choice('Situação', vehicleStateLabels)),
    ativo: field.active(),
  },
  { sort: 'placa', options: ['placa', 'modelo', 'km_atual', 'situacao'] },
)
