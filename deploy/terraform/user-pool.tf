variable "google" {
  description = "OAuth client of Google; null without it."
  type        = object({ client_id = string, client_secret = string })
  default     = null
  sensitive   = true
}

variable "apple" {
  description = "Services ID, team, key id and private key of Sign in with Apple; null without it."
  type        = object({ client_id = string, team_id = string, key_id = string, private_key = string })
  default     = null
  sensitive   = true
}

variable "pre_authentication_arn" {
  description = "A function that refuses deactivated and closed accounts with the message account_deactivated."
  type        = string
  default     = null
}

locals {
  home      = "https://${var.host_name}/"
  has       = { google = nonsensitive(var.google != null), apple = nonsensitive(var.apple != null) }
  providers = concat(["COGNITO"], local.has.google ? ["Google"] : [], local.has.apple ? ["SignInWithApple"] : [])
}

resource "aws_cognito_user_pool" "people" {
  name                     = var.name
  username_attributes      = ["email"]
  auto_verified_attributes = ["email"]
  mfa_configuration        = "OPTIONAL"
  deletion_protection      = "ACTIVE"

  username_configuration {
    case_sensitive = false
  }

  password_policy {
    minimum_length                   = 8
    require_lowercase                = true
    require_uppercase                = true
    require_numbers                  = true
    require_symbols                  = true
    temporary_password_validity_days = 7
  }

  software_token_mfa_configuration {
    enabled = true
  }

  account_recovery_setting {
    recovery_mechanism {
      name     = "verified_email"
      priority = 1
    }
  }

  dynamic "lambda_config" {
    for_each = var.pre_authentication_arn == null ? [] : [var.pre_authentication_arn]
    content {
      pre_authentication = lambda_config.value
    }
  }
}

resource "aws_cognito_user_pool_domain" "sign_in" {
  domain       = var.name
  user_pool_id = aws_cognito_user_pool.people.id
}

resource "aws_cognito_identity_provider" "google" {
  count         = local.has.google ? 1 : 0
  user_pool_id  = aws_cognito_user_pool.people.id
  provider_name = "Google"
  provider_type = "Google"
  provider_details = {
    client_id        = var.google.client_id
    client_secret    = var.google.client_secret
    authorize_scopes = "openid email profile"
  }
  attribute_mapping = { username = "sub", email = "email", given_name = "given_name", family_name = "family_name" }
}

resource "aws_cognito_identity_provider" "apple" {
  count         = local.has.apple ? 1 : 0
  user_pool_id  = aws_cognito_user_pool.people.id
  provider_name = "SignInWithApple"
  provider_type = "SignInWithApple"
  provider_details = {
    client_id        = var.apple.client_id
    team_id          = var.apple.team_id
    key_id           = var.apple.key_id
    private_key      = var.apple.private_key
    authorize_scopes = "email name"
  }
  attribute_mapping = { username = "sub", email = "email", given_name = "firstName", family_name = "lastName" }
}

resource "aws_cognito_user_pool_client" "web" {
  name         = "${var.name}-web"
  user_pool_id = aws_cognito_user_pool.people.id

  # A page keeps no secret.
  generate_secret = false
  # Whether an e-mail has an account is told to nobody.
  prevent_user_existence_errors = "ENABLED"
  enable_token_revocation       = true
  explicit_auth_flows           = ["ALLOW_USER_SRP_AUTH"]

  access_token_validity  = 15
  id_token_validity      = 15
  refresh_token_validity = 12
  token_validity_units {
    access_token  = "minutes"
    id_token      = "minutes"
    refresh_token = "hours"
  }
  # Each refresh token is good once; the old one a little longer, for tabs that ask at the same time.
  refresh_token_rotation {
    feature                    = "ENABLED"
    retry_grace_period_seconds = 60
  }

  allowed_oauth_flows_user_pool_client = true
  allowed_oauth_flows                  = ["code"]
  allowed_oauth_scopes                 = ["openid", "email", "profile"]
  callback_urls                        = [local.home]
  logout_urls                          = [local.home]
  supported_identity_providers         = local.providers

  depends_on = [aws_cognito_identity_provider.google, aws_cognito_identity_provider.apple]
}
