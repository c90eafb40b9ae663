import { SectionLabel, Spine } from './page.tsx'
import { Thread, type ThreadItem } from './thread.tsx'
import { useSectionInSight } from './use-section-in-sight.ts'

/** The sections of this page as a thread, by the ids that they carry; the one that is read is ringed. */
export function SectionThread({
  items,
}: {
  items: (Pick<ThreadItem, 'label' | 'count'> & { id: string })[]
}) {
  const current = useSectionInSight(items.map(({ id }) => id))
  return (
    <Thread
      items={items.map(({ id, ...item }) => ({
        ...item,
        key: id,
        section: id,
        state: id === current ? 'now' : undefined,
      }))}
    />
  )
}

/** The sections under their label: `{ dados: 'Dados' }`. */
export function ThisPage({ sections }: { sections: Record<string, string> }) {
  return (
    <>
      <SectionLabel>Nesta página</SectionLabel>
      <SectionThread items={Object.entries(sections).map(([id, label]) => ({ id, label }))} />
    </>
  )
}

/** The sections of a form or a record as the thread beside it. */
export function SectionIndex({ sections }: { sections: Record<string, string> }) {
  // One entry is no index.
  if (Object.keys(sections).length < 2) return null
  return (
    <Spine label="Seções">
      <ThisPage sections={sections} />
    </Spine>
  )
}
