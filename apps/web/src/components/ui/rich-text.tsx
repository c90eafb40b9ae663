import { cn } from '@/lib/cn.ts'

/** Formatted text that the server sanitised when it was saved (platform/rich-text.ts). */
export function RichText({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={cn('rich', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
