import { admissionReading } from '@intranet/contract/people/admission-papers'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const admissionReadings = defineEntity(trpc.admissionReadings, {
  label: 'Leituras oferecidas',
  noun: ['leitura', 'leituras'],
  add: 'Nova leitura',
  module: 'rh',
  base: '/human-resources/admission-readings',
  name: ({ titulo }) => called('a leitura', titulo),
  history: historyFrom(admissionReading),
})
