import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const drivers = defineEntity('drivers', {
  label: 'Motoristas',
  noun: ['motorista', 'motoristas'],
  module: 'frota',
  edit: ({ id, id_usuario }) => `/fleet/driver/edit/${id_usuario}/${id}`,
  name: ({ motorista }) => motorista ?? 'este motorista',
  history: historyOf(['motorista'], {
    cnh_numero: 'CNH',
    cnh_categoria: 'Categoria',
    cnh_validade: 'Validade',
    ativo: 'Ativo',
  }),
})
