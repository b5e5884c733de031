import type { Program } from './program.ts'

/** The output of `--help`. */
export const help = ({
  command,
  docs,
  contract,
}: Program): string => `Checks a live backend against its OpenAPI contract. ${docs} says more.

  ${command} --target https://host [options]

What is asked
  --target URL            the address that stands before the contract's paths
  --contract FILE         the contract, JSON or YAML in one file (${contract ?? 'always needed'})
  --token TOKEN           sent as the contract wants it; better in the environment, PORTAGE_TOKEN
  --expired-token TOKEN   one that was good once, to see it refused (PORTAGE_EXPIRED_TOKEN)
  --token-b TOKEN         of a person who shares nothing with the first (PORTAGE_TOKEN_B)
  --token-none TOKEN      of a person who has nothing at all (PORTAGE_TOKEN_NONE)
  --strict-auth           a backend that takes any token at all, as one for tests does, fails too
  --stateful              a target that looks like a mock is held to keep what it is sent
  --allow-writes          also creates, changes and deletes: only for a test tenant
  --include-assumed       also what the contract only proposes (x-assumed)
  --only OPERATION        only this operation; can be repeated
  --param NAME=VALUE      a value for a parameter, an id that exists; can be repeated
  --steps FILE            calls that need what another one prepared
  --header 'NAME: VALUE'  sent with every request; can be repeated

How much
  --seed N                with the same seed the same is asked (1)
  --max-requests N        ends after so many (5000)
  --rate N                requests a second, 0 for no limit (20; 0 on this machine)
  --timeout MS            how long one answer may take (10000)
  --settle MS             how long a read waits after a write, for eventual consistency (0)

What is written
  --json FILE  --junit FILE  --html FILE  --sarif FILE   reports
  --since FILE            the JSON report of an earlier run: what is new, what is gone
  --github                annotations for GitHub Actions
  --quiet                 one line in the terminal
  --strict                warnings fail too
  --baseline FILE         accepted deviations, each with a reason and an end
  --update-baseline       adds what was found to that file, for a person to write the reasons

Live traffic
  --proxy PORT            stands between the portal and --target and checks what passes; Ctrl-C ends it
  --record FILE           keeps that traffic as HAR, redacted
  --har FILE              checks the traffic of a HAR file

  --explain RULE          what a rule asks and how to mend what it finds; no run
  --help                  this

Exit codes: 0 conforms, 1 errors found, 2 wrong arguments or files, or nothing checked,
3 target not reachable.`
