import { roundEditFields } from '@intranet/contract/marketing/sponsorship-negotiation'
import { roundAuthorLabels } from '@intranet/contract/marketing/sponsorship-words'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { OfferFields } from './offer-fields.tsx'
import { rounds } from './round.entity.ts'
import { RoundMark } from './sponsorship-marks.tsx'
import { useSettle } from './use-settle.tsx'

/** One round, which may be changed while it is open. */
export function RoundEditPage({ record }: { record: Outputs['sponsorshipRounds']['get'] }) {
  const settle = useSettle()
  return (
    <EditPage
      entity={rounds}
      heading={`Rodada ${record.rodada} · ${record.protocolo}`}
      schema={roundEditFields}
      record={record}
      tools={
        <>
          <RoundMark state={record.situacao} />
          {settle(record)}
        </>
      }
    >
      <FormPanel title={roundAuthorLabels[record.autor]}>
        <OfferFields />
      </FormPanel>
    </EditPage>
  )
}
