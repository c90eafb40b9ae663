import {
  checklistItems,
  checklistLabels,
  saleStateLabels,
  type SaleState,
} from '@intranet/contract/desk/backoffice-options'
import type { SaleChecklist } from '@intranet/contract/desk/sales'
import {
  formatCount,
  formatDateTime,
  formatDocument,
  formatMoney,
  formatPhone,
} from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { ComposerBox } from '@/components/form/composer.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { Label } from '@/components/ui/label.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark } from '../desk-marks.tsx'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { saleHistory } from './desk-history.ts'
import { NewProblemSheet } from './report-problem.tsx'
import { useSaleAudit, type Marks } from './use-sale-audit.ts'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

type Sale = Outputs['deskSales']['get']

const mainFacts = (sale: Sale): Fact[] => [
  ['Produto', sale.produto],
  ['Valor', sale.valor && formatMoney(sale.valor)],
  ['Vendedor', sale.vendedor],
  ['Data da venda', formatDateTime(sale.data_venda)],
]
const otherFacts = (sale: Sale): Fact[] => [
  ['Documento', sale.documento && formatDocument(sale.documento)],
  ['Telefone', formatPhone(sale.fone)],
  ['Contrato', sale.contrato],
  ['Código do cliente', sale.cod_cliente],
  ['Cidade', [sale.cidade, sale.estado].filter(Boolean).join('/')],
  ['Auditor', sale.auditor],
]

interface ChecklistProps {
  checklist: SaleChecklist
  disabled: boolean
  onMark: (part: Marks) => void
}

function Checklist({ checklist, disabled, onMark }: ChecklistProps) {
  const id = useId()
  return (
    <ul className="grid gap-2" aria-label="Checklist">
      {checklistItems.map((item) => (
        <li key={item} className="flex items-center gap-2">
          <Checkbox
            id={`${id}-${item}`}
            checked={checklist[item]}
            disabled={disabled}
            onCheckedChange={(checked) => onMark({ [item]: checked === true })}
          />
          <Label htmlFor={`${id}-${item}`}>{checklistLabels[item]}</Label>
        </li>
      ))}
    </ul>
  )
}

type Audit = ReturnType<typeof useSaleAudit>

/** The audit's next step first; a problem of the sale, its customer and taking it back are in the menu. */
function Actions({ sale, audit }: { sale: Sale; audit: Audit }) {
  const [reports, setReports] = useState(false)
  const { id, cliente, sistema, cod_cliente } = sale
  return (
    <>
      <RecordActions
        name={`venda de ${cliente}`}
        near={[
          ...audit.near,
          ...(audit.works && sale.situacao === 'com_pendencia'
            ? [{ label: 'Abrir problema', onSelect: () => setReports(true) }]
            : []),
        ]}
        rest={[
          ...(cod_cliente
            ? [
                {
                  label: 'Ver cliente',
                  icon: UserRound,
                  to: `/backoffice/cliente/detalhes?sistema=${sistema}&cod_cliente=${cod_cliente}`,
                } satisfies RowAction,
              ]
            : []),
          ...audit.taking,
          ...audit.ending,
        ]}
        edits={{ history: saleHistory, id }}
      />
      {reports && (
        <Suspense>
          <NewProblemSheet
            origin={{ id_venda: id, cliente, id_empresa: sale.id_empresa }}
            onClose={() => setReports(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function AuditPart({ audit }: { audit: Audit }) {
  const { checklist, mark, auditing, note, saveNow, saving } = audit
  return (
    <section className="grid gap-3">
      <SectionLabel count={Object.values(checklist).filter(Boolean).length}>Checklist</SectionLabel>
      <Checklist checklist={checklist} disabled={!auditing} onMark={mark} />
      <ComposerBox label="Observação" draft={note} disabled={!auditing} onSend={saveNow} />
      {auditing && (
        <Button className="justify-self-start" variant="outline" busy={saving} onClick={saveNow}>
          Salvar
        </Button>
      )}
    </section>
  )
}

const path = (['pendente', 'em_auditoria', 'aprovada'] as const).map((key) => ({
  key,
  title: saleStateLabels[key],
}))

/** Its stages with their days, and how much of its checklist is open. */
function SaleThread({ sale: { id, situacao, checklist } }: { sale: Sale }) {
  const read = useQuery(trpc.deskSales.stages.queryOptions({ id }))
  const open = checklistItems.filter((item) => !checklist[item]).length
  const missing = `${open === 1 ? 'Falta' : 'Faltam'} ${formatCount(open, 'item', 'itens')} do checklist.`
  return (
    <ReadThread
      narrow
      path={path}
      read={read}
      beside={(stage) => saleStateLabels[stage as SaleState]}
      ended={['aprovada', 'cancelada'].includes(situacao)}
      missing={open > 0 && missing}
    />
  )
}

function Audited(props: { sale: Sale; marks: Marks; onMarks: (marks: Marks) => void }) {
  const { sale } = props
  const audit = useSaleAudit(props)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <DeskMark state={sale.situacao} />
        {sale.comissao === 'estornada' && <span className="text-sm text-danger">Comissão estornada</span>}
      </div>
      <Facts rows={mainFacts(sale)} />
      <Actions sale={sale} audit={audit} />
      <SaleThread sale={sale} />
      {sale.motivo && (
        <p className="text-sm break-words">
          <b>Motivo: </b>
          {sale.motivo}
        </p>
      )}
      <AuditPart audit={audit} />
      <Facts rows={otherFacts(sale)} />
    </div>
  )
}

function Ticked({ sale }: { sale: Sale }) {
  const [marks, setMarks] = useState<Marks>({})
  return <Audited key={String(sale.updated_at)} sale={sale} marks={marks} onMarks={setMarks} />
}

/** A sale beside its list: what was sold, what comes next, and its checklist. */
export function SaleSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.deskSales.get.queryOptions({ id }))
  return (
    <FormSheet title={read.data?.cliente ?? 'Venda'} wide data-record onClose={onClose}>
      <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
        {(sale) => <Ticked key={sale.id} sale={sale} />}
      </Loaded>
    </FormSheet>
  )
}
