import { formatMomentDay } from '@intranet/contract/formats'
import { incidentPriorityLabels, incidentStateLabels } from '@intranet/contract/operations/incident-options'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const incidents = defineEntity(trpc.incidents, {
  label: 'Incidentes',
  noun: ['incidente', 'incidentes'],
  add: 'NOVO INCIDENTE',
  module: 'incidentes',
  base: '/incidents',
  name: ({ titulo, inicio }) => called('o incidente', titulo, formatMomentDay(inicio)),
  history: historyOf(
    ['incidente', 'incidente_ordem', 'incidente_patrimonio'],
    {
      titulo: 'Título',
      situacao: 'Situação',
      prioridade: 'Prioridade',
      id_departamento: 'Departamento',
      id_empresa: 'Provedor',
      inicio: 'Início',
      previsao: 'Previsão',
      fim: 'Fim',
      solucao: 'Solução',
      motivo: 'Motivo',
      bairros: 'Bairros',
      clientes_atingidos: 'Clientes atingidos',
      os: 'OS',
      patrimonio: 'Patrimônio',
    },
    { choices: { situacao: incidentStateLabels, prioridade: incidentPriorityLabels } },
  ),
})
