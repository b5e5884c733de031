/** The output of `--help`. */
export const help = `Checks a live backend against the contract. docs/conformance.md says more.

  npm run conformance -- --target https://host [options]

What is asked
  --target URL            the address that stands before the contract's paths
  --contract FILE         the contract, JSON or YAML in one file (generated/openapi.json)
  --token TOKEN           sent as Bearer; better in the environment, PORTAGE_TOKEN
  --expired-token TOKEN   one that was good once, to see it refused (PORTAGE_EXPIRED_TOKEN)
  --strict-auth           a backend that takes any token at all, as one for tests does, fails too
  --allow-writes          also creates, changes and deletes: only for a test tenant
  --include-assumed       also what the contract only proposes (x-assumed)
  --only OPERATION        only this operation; can be repeated
  --param NAME=VALUE      a value for a parameter, an id that exists; can be repeated
  --header 'NAME: VALUE'  sent with every request; can be repeated

How much
  --seed N                with the same seed the same is asked (1)
  --max-requests N        ends after so many (5000)
  --rate N                requests a second, 0 for no limit (20; 0 on this machine)
  --timeout MS            how long one answer may take (10000)

What is written
  --json FILE  --junit FILE  --html FILE   reports
  --github                annotations for GitHub Actions
  --quiet                 one line in the terminal
  --strict                warnings fail too
  --baseline FILE         accepted deviations, each with a reason and an end
  --update-baseline       adds what was found to that file, for a person to write the reasons

Live traffic
  --proxy PORT            stands between the portal and --target and checks what passes; Ctrl-C ends it
  --record FILE           keeps that traffic as HAR, redacted
  --har FILE              checks the traffic of a HAR file

  --help                  this

Exit codes: 0 conforms, 1 errors found, 2 wrong arguments or files, or nothing checked,
3 target not reachable.`
