import { useState } from 'react'
import { Button, ButtonLink, type ButtonVariant } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuItem } from '#src/ui/menus/MenuParts.tsx'
import { SearchMenu } from '#src/ui/menus/SearchMenu.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { EmailText } from '#src/ui/text/EmailText.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { NewerOlder } from '#src/ui/lists/NewerOlder.tsx'
import { SelectionBar } from '#src/ui/lists/SelectionBar.tsx'
import { GALLERY } from '../places.ts'
import { Sample, State } from '../Sample.tsx'
import { useWords } from '../use-words.ts'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

export function ActionsPart() {
  const words = useWords()
  const { samples, state } = words
  const say = (message: string) => () => void toast({ message })
  const label = (variant: ButtonVariant) => (variant === 'danger' ? samples.delete : samples.save)
  return (
    <>
      {variants.map((variant) => (
        <Sample key={variant} name={`Button ${variant}`} layout="row">
          <State name={state.usual}>
            <Button variant={variant} onClick={say(label(variant))}>
              {label(variant)}
            </Button>
          </State>
          <State name={state.small}>
            <Button variant={variant} size="sm" onClick={say(label(variant))}>
              {label(variant)}
            </Button>
          </State>
          <State name={state.withIcon}>
            <Button variant={variant} icon={IconPrinter} onClick={say(samples.print)}>
              {samples.print}
            </Button>
          </State>
          <State name={state.pending}>
            <Button variant={variant} pending>
              {label(variant)}
            </Button>
          </State>
          <State name={state.disabled}>
            <Button variant={variant} disabled>
              {label(variant)}
            </Button>
          </State>
        </Sample>
      ))}
      <Sample name="Button full">
        <Button width="full" onClick={say(samples.start)}>
          {samples.start}
        </Button>
      </Sample>
      <Sample name="ButtonLink" layout="row">
        <ButtonLink to={`${GALLERY}/actions`}>{samples.start}</ButtonLink>
        <ButtonLink to={`${GALLERY}/actions`} variant="secondary">
          {samples.open}
        </ButtonLink>
      </Sample>
      <Sample name="SelectionBar" layout="wide">
        <SelectionBar
          label={samples.chosenActions}
          words={samples.chosen}
          clearLabel={samples.clearChosen}
          onClear={say(samples.clearChosen)}
        >
          <Button size="sm" onClick={say(samples.print)}>
            {samples.print}
          </Button>
        </SelectionBar>
      </Sample>
      <Sample name="NewerOlder" layout="wide">
        <NewerOlder
          texts={{ pages: () => samples.pages, newer: () => samples.newer, older: () => samples.older }}
          page={2}
          pages={3}
          pending={false}
          onTurn={(page) => toast({ message: String(page) })}
        />
      </Sample>
      <Sample name="PhoneLink, EmailText">
        <PhoneLink phone="+16135550142;ext=12" />
        <EmailText email="rose.tremblay@portage.test" />
      </Sample>
      <Sample name="TextLink, TextButton">
        <Text>
          {samples.sentence} <TextLink to={`${GALLERY}/actions`}>{samples.link}</TextLink>
          {'.'}
        </Text>
        <State name={state.external}>
          <TextLink href="https://www.canada.ca">{samples.newTab}</TextLink>
        </State>
        <TextButton onClick={say(samples.later)}>{samples.later}</TextButton>
      </Sample>
      <Sample name="Menu">
        <Menu trigger={samples.person} label={samples.menu} align="start">
          {words.menuItems.map((item) => (
            <MenuItem key={item} onSelect={say(item)}>
              {item}
            </MenuItem>
          ))}
        </Menu>
      </Sample>
      <Sample name="SearchMenu">
        <CityMenu />
      </Sample>
    </>
  )
}

function CityMenu() {
  const { cities, cityMenu } = useWords()
  const choices = cities.map((name) => ({ id: name, name }))
  const [chosen, setChosen] = useState(cities[0])
  const texts = { ...cityMenu, found: (count: number) => `${count} ${cityMenu.found}` }
  return (
    <SearchMenu
      trigger={chosen}
      label={cityMenu.label}
      choices={choices}
      chosen={chosen}
      onChoose={setChosen}
      texts={texts}
    />
  )
}
