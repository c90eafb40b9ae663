import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { trpc } from '@/lib/trpc.ts'
import { CurriculumBody } from './curriculum-body.tsx'
import { CurriculumTools } from './curriculum-page.tsx'

/** The CV as a tab of somebody's profile; it is read, and that is recorded, once the tab is opened. */
export default function PersonCurriculum({ id }: { id: number }) {
  const read = useQuery({ ...trpc.resume.curriculum.queryOptions({ id }), retry: false })
  return (
    <Loaded reads={[read]}>
      {(cv) => (
        <>
          <div className="mb-5 flex flex-wrap gap-2">
            <CurriculumTools cv={cv} />
          </div>
          <CurriculumBody cv={cv} />
        </>
      )}
    </Loaded>
  )
}
