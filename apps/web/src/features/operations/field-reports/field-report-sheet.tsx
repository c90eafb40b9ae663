import { formatDateTime } from '@intranet/contract/formats'
import { fieldReportStateLabels } from '@intranet/contract/operations/field-report-options'
import { incidentStateLabels } from '@intranet/contract/operations/incident-options'
import { useQuery } from '@tanstack/react-query'
import { Photo } from '@/components/dialogs/photo.tsx'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { fieldReports } from './field-report.entity.ts'
import { useReportSteps } from './use-report-steps.tsx'

type Report = Outputs['fieldReports']['get']

const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

const factsOf = (report: Report): Fact[] => [
  ['Data', formatDateTime(report.created_at)],
  ['Quem reportou', report.autor],
  ['Cidade', report.cidade],
  ['Bairro', report.bairro],
  [
    'Posição',
    report.posicao && (
      <a href={mapOf(report.posicao)} target="_blank" rel="noreferrer" className="link">
        {report.posicao.latitude}, {report.posicao.longitude}
      </a>
    ),
  ],
  [
    'Incidente',
    report.incidente &&
      `${report.incidente} (${report.incidente_situacao && incidentStateLabels[report.incidente_situacao]})`,
  ],
  ['Resposta', report.resposta],
]

function Photos({ report: { fotos } }: { report: Report }) {
  if (!fotos.length) return null
  return (
    <div className="flex flex-wrap gap-3">
      {fotos.map((id, index) => (
        <Photo key={id} id={id} alt={`Foto ${index + 1}`} className="h-40 max-w-full object-cover" />
      ))}
    </div>
  )
}

function Opened({ report }: { report: Report }) {
  const { steps, dialog } = useReportSteps(report)
  const { id, texto, situacao, relatos_do_grupo: together } = report
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge state={fieldReportStateLabels[situacao]} />
        {together > 1 && <span className="text-sm">{together} relatos do mesmo lugar</span>}
      </div>
      <p className="break-words">{texto}</p>
      <Photos report={report} />
      <Facts rows={factsOf(report)} />
      {steps.length > 0 && (
        <RecordActions name={texto} near={steps} edits={{ history: fieldReports.history, id }} />
      )}
      {dialog}
    </div>
  )
}

/** A report beside its list; its decision is for the managers of incidents. */
export function FieldReportSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.fieldReports.get.queryOptions({ id }))
  return (
    <RecordSheet title="Relato do campo" read={read} onClose={onClose}>
      {(report) => <Opened key={report.updated_at} report={report} />}
    </RecordSheet>
  )
}
