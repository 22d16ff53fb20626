"""What the subcommands of `cutpurse` do."""
