import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { roundEditFields } from '@intranet/contract/marketing/sponsorship-negotiation-schemas'
import { roundAuthorLabels, sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { EditPage } from '@/components/form/form-pages.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { OfferFields } from './offer-fields.tsx'
import { rounds } from './round.entity.ts'
import { RoundMark } from './sponsorship-marks.tsx'
import { useSettle } from './use-settle.tsx'

type Round = Outputs['sponsorshipRounds']['get']

/** A round that was accepted, refused or replaced: it does not change any more. */
function SettledRound({ record, heading }: { record: Round; heading: string }) {
  return (
    <Page>
      <PageHead heading={heading} beside={record.evento} total={<RoundMark state={record.situacao} />}>
        <RecordHistory history={rounds.history} id={record.id} />
      </PageHead>
      <PageSheet>
        <DetailList
          rows={[
            ['Proposta de', roundAuthorLabels[record.autor]],
            ['Tipo', sponsorshipTypeLabels[record.tipo]],
            ['Valor', formatMoney(record.valor)],
            ['Validade', record.validade && formatDate(record.validade)],
            ['Registrada em', formatDateTime(record.created_at)],
            ['Itens', record.itens],
            ['Contrapartidas', record.contrapartidas],
            ['Observação', record.observacao],
          ]}
        />
      </PageSheet>
    </Page>
  )
}

/** One round, which may be changed while it is open. */
export function RoundEditPage({ record }: { record: Round }) {
  const settle = useSettle()
  const heading = `Rodada ${record.rodada} · ${record.protocolo}`
  if (record.situacao !== 'proposta') return <SettledRound record={record} heading={heading} />
  return (
    <EditPage
      entity={rounds}
      beside={record.evento}
      heading={heading}
      schema={roundEditFields}
      record={record}
      state={<RoundMark state={record.situacao} />}
      tools={settle(record)}
    >
      <FormPanel title={roundAuthorLabels[record.autor]}>
        <OfferFields />
      </FormPanel>
    </EditPage>
  )
}
