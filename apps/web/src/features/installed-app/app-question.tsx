import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'

interface AppQuestionProps {
  title: string
  text: string
  /** The label of the button that does it, and what it does; a hint without one is only read. */
  accept?: { label: string; run: () => void }
  refusal: string
  onRefuse: () => void
}

/** A question about the app itself, beside the page: nothing waits for its answer. */
export function AppQuestion({ title, text, accept, refusal, onRefuse }: AppQuestionProps) {
  return (
    <Card
      role="region"
      aria-label={title}
      className="fixed right-4 bottom-4 z-40 w-[min(24rem,calc(100vw-2rem))] gap-2 p-4 shadow-lg max-sm:bottom-20 print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-muted-foreground">{text}</p>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onRefuse}>
          {refusal}
        </Button>
        {accept && <Button onClick={accept.run}>{accept.label}</Button>}
      </div>
    </Card>
  )
}
