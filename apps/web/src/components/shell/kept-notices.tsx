import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { useKeptNotices, type KeptNotice } from '@/lib/kept-notices.ts'

const KeptNoticeList = lazyPart<{ notices: readonly KeptNotice[] }>(() => import('./kept-notice-list.tsx'))

/** What saves warned of, above the page, until somebody closes it (docs/screens.md#warnings-of-a-save). */
export function KeptNotices() {
  const notices = useKeptNotices()
  return (
    <div role="status" data-slot="kept-notices">
      {notices.length > 0 && (
        <Suspense>
          <KeptNoticeList notices={notices} />
        </Suspense>
      )}
    </div>
  )
}
