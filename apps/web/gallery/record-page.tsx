import { DAY_MS } from '@intranet/contract/durations'
import { stateMeanings } from '@intranet/contract/state-meanings'
import { FigureTiles } from '@/components/charts/figure-tiles.tsx'
import { Funnel } from '@/components/charts/funnel.tsx'
import { Sparkline } from '@/components/charts/sparkline.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { LifeLines, RecordThread } from '@/components/record-view/record-thread.tsx'
import type { Stages } from '@/components/record-view/thread-steps.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const named = (label: string) => ({ label, onSelect: () => {} })

const path = ['Prospecção', 'Processo', 'Viabilidade', 'Negociação', 'Efetivação'].map((title) => ({
  key: title,
  title,
}))
const stages: Stages = {
  etapas: [
    { etapa: 'Prospecção', desde: ago(6), ate: ago(4) },
    { etapa: 'Processo', desde: ago(4), ate: null },
  ],
  medianas: [
    { etapa: 'Processo', dias: 2, saidas: 40 },
    { etapa: 'Viabilidade', dias: 1, saidas: 33 },
    { etapa: 'Negociação', dias: 3, saidas: 21 },
  ],
  limite: 3,
}

/** A record, its thread, the words of states, a report's figures. */
export function RecordPage() {
  return (
    <RecordFrame
      name="Sérgio Nörnberg"
      note="lead 169"
      state={<StateBadge state="Em aberto" />}
      actions={
        <RecordActions
          name="Sérgio Nörnberg"
          near={['Marcar contato', 'Avançar para Viabilidade'].map(named)}
          rest={[named('Editar')]}
        />
      }
      thread={<RecordThread path={path} stages={stages} ended={false} missing="Faltam o CEP e o número." />}
      facts={[
        ['Documento', '900.600.168-68'],
        ['Fone', '(48) 99233-0392'],
        ['Produto', 'Fibra 300'],
        ['Valor', null],
      ]}
      beside={
        <LifeLines
          next={{ label: <b>Próximo contato</b>, note: 'amanhã, 02:58', late: true }}
          today={<b>Hoje</b>}
          past={[{ key: '1', label: 'Lead cadastrada', note: '19/11/2026 - 18:34' }]}
        />
      }
    >
      <SectionLabel>Estados</SectionLabel>
      <div className="mb-5 flex flex-wrap gap-2">
        {Object.values(stateMeanings).map(([word]) => (
          <StateBadge key={word} state={word} />
        ))}
      </div>
      <SectionLabel>Números</SectionLabel>
      <FigureTiles
        figures={[
          ['Leads', '123'],
          ['Conversão', '26,8 %', '−4,9 pp'],
          ['Por dia', <Sparkline key="s" values={[5, 8, 5, 7, 3, 8, 5]} />],
        ]}
      />
      <Funnel
        label="Funil"
        then="em outubro"
        steps={[
          { name: 'Prospecção', value: 123, before: 110 },
          { name: 'Processo', value: 107, before: 96 },
          { name: 'Viabilidade', value: 44, before: 60 },
        ]}
      />
    </RecordFrame>
  )
}
