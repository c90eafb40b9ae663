import { Spine } from './page.tsx'
import { Thread } from './thread.tsx'

/** The sections of a form or a record as the thread beside it, by the ids that they carry: `{ dados: 'Dados' }`. */
export function SectionIndex({ sections }: { sections: Record<string, string> }) {
  // One entry is no index.
  if (Object.keys(sections).length < 2) return null
  return (
    <Spine label="Seções">
      <Thread items={Object.entries(sections).map(([key, label]) => ({ key, label, section: key }))} />
    </Spine>
  )
}
