/** A screen while its controls are pressed: where it is, and what the last press changed. */
import type { AnyRouter } from '@tanstack/react-router'
import { changes } from './changed-lines.ts'
import { sumOf } from './checksum.ts'
import {
  type Control,
  findControl,
  isCountingDown,
  layerName,
  pressElement,
  pressEscape,
} from './controls.ts'
import { settled, takeAsked } from './made-server.ts'
import { openScreen, type Screen } from './open-screen.tsx'
import type { Person } from './people.ts'
import { drawnScreen } from './drawn-screen.ts'

/** So many lines of what a press changes are written down. */
const MOST_LINES = 8
const WIDEST = 160
/** A question counts down from three before it takes a yes. */
const LONGEST_COUNT = 4

/** A control, what is pressed until it is there, and the layer that it is on. */
export interface Found extends Control {
  before: Control[]
  layer: string
  /** Only opened: what is in it was pressed in another row. */
  shallow?: boolean
}

/** What opened a menu says so itself: the menu's own lines tell it. */
const linesNow = () => drawnScreen(document.body).map((line) => line.replaceAll(' (expanded)', ''))

const cut = (line: string) => (line.length > WIDEST ? `${line.slice(0, WIDEST)}… (${sumOf([line])})` : line)

function shortened(came: readonly string[]): string[] {
  const lines = came.slice(0, MOST_LINES).map((line) => `+ ${cut(line)}`)
  const rest = came.slice(MOST_LINES)
  return rest.length > 0 ? [...lines, `and ${rest.length} lines (${sumOf(rest)})`] : lines
}

export class PressedPage {
  private shown: string[] = []
  private address: string
  private readonly home: string
  private readonly screen: Screen
  private readonly person: Person
  private router: AnyRouter

  constructor(screen: Screen, person: Person, router: AnyRouter) {
    this.screen = screen
    this.person = person
    this.router = router
    this.home = router.state.location.pathname
    this.address = router.state.location.href
  }

  isHome(): boolean {
    return this.router.state.location.pathname === this.home
  }

  async press(control: Control): Promise<boolean> {
    const element = findControl(control)
    if (!element) return false
    pressElement(element)
    await settled()
    for (let second = 0; second < LONGEST_COUNT && isCountingDown(); second++) await settled()
    return true
  }

  /** Goes to where the control can be pressed; false where it is not there any more. */
  async reach(found: Found): Promise<boolean> {
    const reached = (await this.goTo(found)) || (await this.reopen(), await this.goTo(found))
    takeAsked()
    this.shown = linesNow()
    this.address = this.router.state.location.href
    return reached
  }

  private async goTo(found: Found): Promise<boolean> {
    const there = () => this.isHome() && layerName() === found.layer && findControl(found) !== undefined
    if (there()) return true
    for (let tries = 0; this.isHome() && layerName() !== '' && tries < 2; tries++) {
      pressEscape()
      await settled()
    }
    if (!this.isHome() || layerName() !== '') return false
    for (const control of found.before) if (!(await this.press(control))) return false
    return there()
  }

  private async reopen(): Promise<void> {
    this.router = await openScreen(this.screen, this.person)
  }

  /** What was asked, where it led and what changed since the last time. */
  changed(): string[] {
    const now = this.isHome() ? linesNow() : this.shown
    const { came, went } = changes(this.shown, now)
    const { href } = this.router.state.location
    const led = href === this.address ? [] : [`→ ${href}`]
    const gone = went.length > 0 && came.length === 0 ? [`− ${went.length} lines`] : []
    this.shown = now
    this.address = href
    return [...takeAsked(), ...led, ...gone, ...shortened(came)]
  }
}
