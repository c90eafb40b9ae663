import { driver } from '@intranet/contract/operations/drivers'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const drivers = defineEntity(trpc.drivers, {
  label: 'Motoristas',
  noun: ['motorista', 'motoristas'],
  module: 'frota',
  edit: ({ id, id_usuario }) => `/fleet/driver/edit/${id_usuario}/${id}`,
  name: ({ motorista, empresa }) => called('o motorista', motorista ?? 'sem nome', empresa),
  history: historyFrom(driver),
})
