import { stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { MoveRight } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'

interface MoveMenuProps {
  stages: readonly Stage[]
  onMove: (para: Stage) => void
}

/** The stages that all that are ticked may be moved to; nothing where there are none. */
export function MoveMenu({ stages, onMove }: MoveMenuProps) {
  if (!stages.length) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonVariants({ variant: 'outline' })}>
        <MoveRight aria-hidden />
        Mover
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {stages.map((etapa) => (
          <DropdownMenuItem
            key={etapa}
            icon={MoveRight}
            variant={etapa === 'reprovado' ? 'destructive' : undefined}
            onSelect={() => onMove(etapa)}
          >
            {stageLabels[etapa]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
