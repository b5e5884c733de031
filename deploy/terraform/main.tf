# The portal on S3 and CloudFront, and its user pool. It takes the policy from what `npm run site` wrote:
#   terraform apply -var-file=hospital.tfvars
#   cd ../../dist/site/www
#   aws s3 sync assets s3://BUCKET/assets --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'
#   aws s3 sync brand s3://BUCKET/brand --cache-control 'public, max-age=300'
#   aws s3 sync . s3://BUCKET --exclude 'assets/*' --exclude 'brand/*' --exclude '*.br' --exclude '*.gz'
# Assets go first and old ones stay, so that a page from before the release finds its parts.
terraform {
  required_version = ">= 1.6"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
  }
}

provider "aws" {
  region = var.region
}

variable "region" {
  type    = string
  default = "ca-central-1"
}

variable "name" {
  description = "Begins the names of all resources."
  type        = string
  default     = "portage"
}

variable "host_name" {
  description = "The portal's own host name: it does not run below a path."
  type        = string
}

variable "certificate_arn" {
  description = "A certificate for the host name, in us-east-1."
  type        = string
}

variable "site" {
  description = "The folder that npm run site wrote."
  type        = string
  default     = "../../dist/site"
}

output "user_pool_id" {
  description = "identity.userPoolId of config.json"
  value       = aws_cognito_user_pool.people.id
}

output "user_pool_client_id" {
  description = "identity.userPoolClientId of config.json"
  value       = aws_cognito_user_pool_client.web.id
}

output "distribution" {
  description = "The address that the host name has to point to."
  value       = aws_cloudfront_distribution.portal.domain_name
}
