import { erp as erpText } from '@intranet/contract/messages/registries'
import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import {
  connectionStateNames,
  contractStateNames,
  invoiceStateNames,
  serviceOrderStateNames,
} from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { type Head, numberHead, wordsHead } from '@/components/table/short-table.tsx'
import { trpc } from '@/lib/trpc.ts'
import { AwayAlert, AwayNotice } from '../client-panel/view-state.tsx'
import { signalText } from '../signal-text.ts'
import { Lines } from './lines.tsx'

interface ErpPart<Row> {
  dados: readonly Row[]
  lida_em: string | Date
  desatualizada: boolean
}

interface PartProps<Row> {
  label: string
  part: ErpPart<Row> | null
  heads: readonly Head[]
  children: (row: Row) => ReactNode[]
}

/** One part; where the system gave no answer and nothing was known, its place says so. */
function Part<Row>({ label, part: reported, heads, children }: PartProps<Row>) {
  return (
    <section className="grid gap-2">
      <SectionLabel count={reported?.dados.length}>{label}</SectionLabel>
      {reported ? (
        <>
          <AwayNotice view={reported} />
          <Lines label={label} heads={heads} rows={reported.dados.map(children)} />
        </>
      ) : (
        <AwayAlert />
      )}
    </section>
  )
}

/** What the provider's system answers of a customer now. */
export function CustomerErp({ sistema, cod_cliente }: { sistema: string; cod_cliente: string }) {
  const read = useQuery(trpc.backoffice.customerErp.queryOptions({ sistema, cod_cliente }))
  return (
    <Loaded reads={[read]}>
      {({ ligado, contratos, conexoes, faturas, os }) =>
        ligado ? (
          <div className="grid gap-6">
            <Part
              label="Contratos no sistema do provedor"
              part={contratos}
              heads={['Contrato', wordsHead('Produto'), numberHead('Valor'), 'Início', wordsHead('Situação')]}
            >
              {(one) => [
                one.contrato,
                one.produto ?? 'Não informado',
                one.valor ? formatMoney(one.valor) : 'Não informado',
                one.inicio ? formatDate(one.inicio) : 'Não informado',
                <StateBadge key="s" state={contractStateNames[one.situacao]} />,
              ]}
            </Part>
            <Part
              label="Conexões"
              part={conexoes}
              heads={['Login', wordsHead('Status'), 'IP', numberHead('Sinal RX')]}
            >
              {(one) => [
                one.login ?? one.conexao,
                <StateBadge key="s" state={connectionStateNames[one.status]} />,
                one.ip ?? 'Não informado',
                signalText(one.sinal_rx),
              ]}
            </Part>
            <Part
              label="Faturas"
              part={faturas}
              heads={['Fatura', 'Vencimento', numberHead('Valor'), wordsHead('Situação')]}
            >
              {(one) => [
                one.fatura,
                formatDate(one.vencimento),
                formatMoney(one.valor),
                <StateBadge key="s" state={invoiceStateNames[one.situacao]} />,
              ]}
            </Part>
            <Part
              label="Ordens de serviço"
              part={os}
              heads={['OS', wordsHead('Tipo'), 'Agendamento', wordsHead('Situação')]}
            >
              {(one) => [
                one.os,
                one.tipo ?? 'Não informado',
                one.agendamento ? formatDateTime(one.agendamento) : 'Não agendada',
                <StateBadge key="s" state={serviceOrderStateNames[one.situacao]} />,
              ]}
            </Part>
          </div>
        ) : (
          <EmptyState title={erpText.noConnection} />
        )
      }
    </Loaded>
  )
}
